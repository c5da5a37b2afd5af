import { cases } from './cases.ts'
import { chairs } from './chairs.ts'
import { coolers } from './coolers.ts'
import { monitors } from './monitors.ts'
import { peripherals } from './peripherals.ts'
import { powerSupplies } from './power-supplies.ts'

/** The categories, in the order the site shows them. */
export const categoryFiles = [cases, coolers, powerSupplies, peripherals, chairs, monitors] as const
