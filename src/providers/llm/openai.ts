// Chat completions over any server that speaks OpenAI's wire format (OpenAI, Ollama, vLLM …).

export interface OpenAiSettings {
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Left out of the request when null: local servers want none. */
  apiKey: string | null;
  /** Model ids as the server names them; the first is the default. */
  models: readonly string[];
}
