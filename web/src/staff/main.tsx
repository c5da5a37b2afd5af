import '../styles/font.css'
import './desk.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { createDeskRouter } from './router.tsx'

const element = document.querySelector('#desk')
if (!element) throw new Error('the document has no place for the desk')
createRoot(element).render(
  <StrictMode>
    <RouterProvider router={createDeskRouter()} />
  </StrictMode>,
)
