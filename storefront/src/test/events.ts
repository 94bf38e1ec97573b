import type { EventCard, EventDetail } from "#shop/events/wire/events"

export const scanEvening: EventCard = {
  id: "evt_1",
  slug: "scan-abend-olten",
  name: "Scan-Abend Olten",
  subtitle: "Vom leeren Raum zum Grundriss",
  date: "2026-12-17",
  start_time: "16:30",
  end_time: "19:00",
  location: "olten",
  location_name: "Olten",
  venue: "Musterhalle Olten",
  venue_address: "Beispielweg 3, 4600 Olten",
  thumbnail: "/media/images/tile-hall-640.webp",
  thumbnail_alt: "Punktwolke einer Halle",
  is_cancelled: false,
}
export const laterEvening: EventCard = {
  ...scanEvening,
  id: "evt_2",
  slug: "absteck-abend-olten",
  name: "Absteck-Abend Olten",
  date: "2027-03-25",
}
export const pastEvening: EventCard = {
  ...scanEvening,
  id: "evt_0",
  slug: "fassaden-abend-bern",
  name: "Fassaden-Abend Bern",
  location: "bern",
  location_name: "Bern",
  date: "2026-10-08",
}
export const allEvents = [pastEvening, scanEvening, laterEvening]

export const detailOf = (card: EventCard): EventDetail => ({
  ...card,
  cancellation_note: "",
  content: "<h3>Programm</h3><p>17:00 Uhr Aufnahme</p>",
  carousel: [
    { image: "/media/images/tile-hall-640.webp", alt: "Punktwolke einer Halle" },
    { image: "/media/svg/software/training.svg", alt: "Illustration: Projektor und Tablet" },
  ],
})
