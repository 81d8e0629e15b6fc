// Lists the models of an OpenAI-compatible server: one `GET {base}/models`.
import { isObject } from '../../core/json.ts';
import { ProviderError } from '../ports/errors.ts';
import { bearerHeader, createVendorHttp } from '../vendor-http.ts';

const ID = 'openai';

/** Returns ids as the server lists them. @throws ProviderError */
export async function listModels(baseUrl: string, apiKey: string | null, timeoutMs: number): Promise<string[]> {
  const http = createVendorHttp(ID);
  try {
    const { signal } = new AbortController();
    const answer = await http.json({
      method: 'GET',
      url: `${baseUrl}/models`,
      headers: bearerHeader(apiKey),
      signal,
      timeoutMs,
    });
    // Ollama returns null if it has no model.
    const data = isObject(answer) && 'data' in answer ? (answer['data'] ?? []) : null;
    if (!Array.isArray(data))
      throw new ProviderError(ID, 'protocol', 'answered with something that is not a list of models');
    return data.flatMap((model) => (isObject(model) && typeof model['id'] === 'string' ? [model['id']] : []));
  } finally {
    await http.close();
  }
}
