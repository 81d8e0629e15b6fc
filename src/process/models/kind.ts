// Differences between recognizers and voices when a model is prepared.

export interface ModelKind {
  /** Subfolder of `models`. */
  folder: 'recognizer' | 'voice';
  /** Copies only the files that the library reads to a new directory. @throws Error if something is missing */
  keep(source: string, draft: string): Promise<void>;
  /** Loads the model and uses it once. @param languages option value @throws Error with a sentence for the operator */
  check(directory: string, languages: string | null): Promise<void>;
  settings(directory: string, languages: string | null): Record<string, string>;
  /** Returns lines for the operator, printed after the settings. */
  next(directory: string): string[];
}
