// Rows are grids to the eye. A table whose elements are laid out as something else lost its meaning for screen readers
// in Safari for years (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html); roles keep it.
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
}
