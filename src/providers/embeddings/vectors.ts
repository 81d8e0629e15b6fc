// Checks and normalizes the vectors of every embedder before they are stored: 512 finite numbers, length one. Pure.
import { EMBEDDING_DIMENSIONS } from '../embeddings/port.ts';
import { ProviderError } from '../ports/errors.ts';

/** @throws ProviderError `protocol` */
export function toUnitVector(provider: string, numbers: ArrayLike<number>): Float32Array {
  if (numbers.length !== EMBEDDING_DIMENSIONS) {
    throw new ProviderError(
      provider,
      'protocol',
      `gave ${numbers.length} dimensions instead of ${EMBEDDING_DIMENSIONS}`,
    );
  }
  const vector = Float32Array.from(numbers);
  const length = Math.hypot(...vector);
  if (!(length > 0) || !Number.isFinite(length)) {
    throw new ProviderError(provider, 'protocol', 'returned a zero vector');
  }
  return vector.map((value) => value / length);
}
