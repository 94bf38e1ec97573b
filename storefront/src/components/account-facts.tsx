interface AccountFactsProps {
  company: string
  firstName: string
  lastName: string
  email: string
}

/** Whose account it is: company, person, e-mail. */
export const AccountFacts = ({ company, firstName, lastName, email }: AccountFactsProps) => (
  <address>
    {company}
    <br />
    {firstName} {lastName}
    <br />
    {email}
  </address>
)
