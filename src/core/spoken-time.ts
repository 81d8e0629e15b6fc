// Times of day as spoken on the telephone.

/** Formats a time: "7 am", "6:30 pm", "noon", "midnight". @param minutes since midnight, 0 to 1440 */
export function spokenTime(minutes: number): string {
  if (minutes === 12 * 60) return 'noon';
  if (minutes === 0 || minutes === 24 * 60) return 'midnight';
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hour % 12 || 12}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}
