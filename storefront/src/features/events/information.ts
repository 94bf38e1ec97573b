/** Key of the text that introduces the events. @see spec "customer area" §7 */
export const EVENT_INFORMATION = "eventinformation"
