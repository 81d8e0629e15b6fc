// What every embedder's numbers must be before they are stored: 512 of them, finite, of length one. Pure.
import { EMBEDDING_DIMENSIONS, ProviderError } from '../ports.ts';

/** @throws ProviderError `protocol` */
export function toUnitVector(provider: string, numbers: ArrayLike<number>): Float32Array {
  if (numbers.length !== EMBEDDING_DIMENSIONS) {
    throw new ProviderError(
      provider,
      'protocol',
      `gave ${numbers.length} dimensions in place of ${EMBEDDING_DIMENSIONS}`,
    );
  }
  const vector = Float32Array.from(numbers);
  const length = Math.hypot(...vector);
  if (!(length > 0) || !Number.isFinite(length)) {
    throw new ProviderError(provider, 'protocol', 'gave a vector without a direction');
  }
  return vector.map((value) => value / length);
}
