import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  onError?: (() => void) | undefined
}

/** Keeps an error of its children from the rest of the page: nothing is shown in their place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
