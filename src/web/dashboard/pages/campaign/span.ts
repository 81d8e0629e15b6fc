// Time spans in words. Pure.

/** 20 s, 5 min, 2 h 10 min, 3 days. */
export function spanOf(seconds: number): string {
  if (seconds < 90) return `${Math.max(10, Math.round(seconds / 10) * 10)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const rest = Math.round((minutes % 60) / 10) * 10;
  if (hours < 10) return rest === 0 || rest === 60 ? `${hours + rest / 60} h` : `${hours} h ${rest} min`;
  if (hours < 48) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 60 / 24)} days`;
}
