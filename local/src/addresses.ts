import type { Part, Ports } from './parts.ts'

/** The origin of each part, `http://localhost:<port>`. */
export type Addresses = Readonly<Record<Part, string>>

export const addressesOf = (ports: Ports): Addresses => ({
  page: originOf(ports.page),
  generator: originOf(ports.generator),
  billing: originOf(ports.billing),
  contact: originOf(ports.contact),
  partner: originOf(ports.partner),
  platform: originOf(ports.platform),
  forms: originOf(ports.forms),
})

const originOf = (port: number): string => `http://localhost:${port}`
