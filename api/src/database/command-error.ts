/** Why a command did not do its work, in a sentence for whoever gave it. */
export class CommandError extends Error {}
