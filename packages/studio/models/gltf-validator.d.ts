declare module 'gltf-validator' {
  /** What a glTF file has against the format; severity 0 is an error, 1 a warning. */
  export function validateBytes(
    file: Uint8Array,
  ): Promise<{ issues: { messages: { code: string; message: string; severity: number }[] } }>
}
