/** A page in a browser that Playwright cannot drive. Elements are named by XPath, pointer and keys are the browser's own. */
export interface EnginePage {
  /** Goes to an address, of the site's if it names none. */
  goto(address: string): Promise<void>
  back(): Promise<void>
  /** Makes the window this large, in CSS pixels; its height may include the browser's own bars. */
  resize(width: number, height: number): Promise<void>
  click(xpath: string): Promise<void>
  type(xpath: string, text: string): Promise<void>
  /** Chooses an option of a select element. */
  choose(xpath: string, value: string): Promise<void>
  press(key: Key): Promise<void>
  evaluate<Result>(run: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>
  /** The errors and warnings on the console since the last call, as far as the browser reports them. */
  takeComplaints(): string[]
  close(): Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight'
