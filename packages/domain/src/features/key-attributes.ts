import type { Category } from '../products/category.ts'
import type { AttributeName } from '../facts/attributes.ts'

/** The attributes that people choose a category's products by, first shown first. */
export const keyAttributes: Record<Category, readonly AttributeName[]> = {
  cases: ['GPU clearance', 'Radiator support', 'CPU cooler clearance'],
  coolers: ['Thermal conductivity', 'Operating temperature', 'Airflow', 'Noise level', 'Height'],
  'power-supplies': ['Power', 'Efficiency', 'Length'],
  peripherals: ['Resolution', 'Weight', 'Polling rate'],
  chairs: ['Maximum load', 'User height', 'Recline'],
  monitors: ['Refresh rate', 'Panel', 'Resolution'],
}

/** What stands for an attribute in an address: "gpu-clearance" for "GPU clearance". */
export function attributeKey(name: AttributeName): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
