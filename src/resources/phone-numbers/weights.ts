// Chooses one of several agents by weight. Pure.

interface Share {
  weight: number;
}

/**
 * @param random 0 ≤ random < 1, divided into shares in the order of the list
 * @returns undefined for an empty list
 */
export function pickByWeight<T extends Share>(shares: readonly T[], random: number): T | undefined {
  let left = random * shares.reduce((sum, { weight }) => sum + weight, 0);
  for (const share of shares) {
    left -= share.weight;
    if (left < 0) return share;
  }
  return shares.at(-1);
}
