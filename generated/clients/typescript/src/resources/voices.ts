// voices: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { formBody, jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Gender, Voice, VoiceClone, VoicePage, VoicePreview } from '../types.ts';

export interface ListVoicesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only voices of this provider. */
  provider?: string;
  /** Returns only voices that speak this language. */
  language?: string;
  /** Returns only voices of this gender. */
  gender?: Gender;
}

/** Voices that agents can speak with. */
export class VoicesApi extends Resource {
  /**
   * List voices.
   * Lists the voices of every configured provider. Voices of providers with an account are requested
   * from the provider and cached for five minutes, or for up to a day while the provider does not
   * respond. A provider whose list is unavailable is omitted. If `provider` selects it, the request
   * fails with 502 `provider_failed`.
   * GET /v1/voices
   * @throws ApiError invalid_cursor, provider_failed
   */
  list(options?: ListVoicesOptions): PagePromise<Voice, VoicePage> {
    return this.page<Voice, VoicePage>({ method: 'GET', path: '/v1/voices', query: pick(options, ['limit', 'cursor', 'include_total', 'provider', 'language', 'gender']) }, options);
  }

  /**
   * Clone a voice.
   * Creates a voice from recordings of one speaker, in the workspace's own account with the provider or,
   * without one, in the deployment's account. Only this workspace can list the voice.
   * POST /v1/voices
   * @throws ApiError cloning_not_configured, provider_failed, voice_limit_reached
   */
  clone(body: VoiceClone, options?: RequestOptions): ApiPromise<Voice> {
    return this.json<Voice>({ method: 'POST', path: '/v1/voices', body: formBody(body, ['sample', 'sample_2', 'sample_3']), keyed: true }, options);
  }

  /**
   * Get a voice.
   * Returns one voice.
   * GET /v1/voices/{voice_id}
   * @throws ApiError provider_failed, voice_not_found
   */
  get(voiceId: string, options?: RequestOptions): ApiPromise<Voice> {
    return this.json<Voice>({ method: 'GET', path: `/v1/voices/${encodeURIComponent(voiceId)}` }, options);
  }

  /**
   * Delete a cloned voice.
   * Deletes the voice, also at the provider. Use this operation when the speaker withdraws consent.
   * Fails while an agent uses the voice. If the provider fails, or its account has no key, the voice is
   * deleted here, the request fails with 502 `provider_failed`, and the removal at the provider is
   * repeated for a week.
   * DELETE /v1/voices/{voice_id}
   * @throws ApiError provider_failed, voice_in_use, voice_not_found, voice_not_own
   */
  delete(voiceId: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/voices/${encodeURIComponent(voiceId)}` }, options);
  }

  /**
   * Preview a voice.
   * Returns a short text spoken with the voice. Its characters are charged at the price of speech
   * (`tts`), which is zero for the built-in voices.
   * POST /v1/voices/{voice_id}/preview
   * @throws ApiError insufficient_funds, provider_failed, voice_not_found
   */
  preview(voiceId: string, body?: VoicePreview, options?: RequestOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'POST', path: `/v1/voices/${encodeURIComponent(voiceId)}/preview`, body: body === undefined ? undefined : jsonBody(body), accept: 'audio/mpeg', keyed: true }, options);
  }
}
