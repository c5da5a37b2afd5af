/** The subjects a visitor can choose from, in the order shown. */
export const contactSubjects = [
  { value: 'product_inquiry', label: 'Product Inquiry' },
  { value: 'technical_support', label: 'Technical Support' },
  { value: 'order_status', label: 'Order Status' },
  { value: 'returns', label: 'Returns & Warranty' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
] as const
