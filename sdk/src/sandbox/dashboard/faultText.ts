import type { PlannedFault } from '../faults/Faults.ts'
import { isDeliveryFault } from '../faults/Faults.ts'

/** A planned fault in words, such as `429 for the next 2 requests to orders.list`. */
export const faultText = (fault: PlannedFault): string => {
  const { match, times = 1 } = fault
  const [noun, where] = isDeliveryFault(fault) ? ['webhook', 'of'] : ['request', 'to']
  const which = times === 1 ? `next ${noun}` : `next ${times} ${noun}s`
  return `${whatOf(fault)} for the ${which}${match === undefined ? '' : ` ${where} ${match}`}`
}

const whatOf = (fault: PlannedFault): string => {
  switch (fault.kind) {
    case 'latency':
      return `${fault.ms / 1000} seconds of delay`
    case 'rateLimit':
      return '429 Too Many Requests'
    case 'serverError':
      return `A ${fault.status ?? 503} from the server`
    case 'drop':
      return fault.afterwards ? 'A lost response' : 'A dropped connection'
    case 'malformed':
      return 'Broken JSON'
    case 'duplicate':
      return 'A second delivery'
    case 'reorder':
      return 'A delivery after a later one'
  }
}
