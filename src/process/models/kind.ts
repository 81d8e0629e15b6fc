// What differs between a recognizer and a voice when a model is prepared.

export interface ModelKind {
  /** Its folder in `models`. */
  folder: 'recognizer' | 'voice';
  /** Copies what the library reads from one directory to a new one, and nothing else. @throws Error if something is missing */
  keep(source: string, draft: string): Promise<void>;
  /** Loads the model and uses it once. @param languages as given @throws Error with a sentence for the operator */
  check(directory: string, languages: string | null): Promise<void>;
  settings(directory: string, languages: string | null): Record<string, string>;
  /** Lines for the operator after the settings. */
  next(directory: string): string[];
}
