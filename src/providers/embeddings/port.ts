// The port for embedders, which turn texts into vectors.
/** Dimensions of every vector in the database, from any embedder. */
export const EMBEDDING_DIMENSIONS = 512;

export interface EmbedOptions {
  /** A caller waits for a query; passages are embedded in the background. */
  purpose: 'query' | 'passage';
  signal: AbortSignal;
  /** Workspaces take turns at an embedder that works on one text after the other. */
  workspaceId?: string;
}

/** Turns texts into vectors; similar texts have similar vectors. */
export interface Embedder {
  /** Identifies the vector space as well as the provider: vectors with different ids are never compared. */
  id: string;
  description: string;
  /** One unit vector of EMBEDDING_DIMENSIONS per text, in order. Fails with ProviderError, or with the signal's reason. */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]>;
  /** Loads everything that the first query would otherwise wait for. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}
