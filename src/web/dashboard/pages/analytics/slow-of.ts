// The filter of slow calls, for links to the list of calls.

/**
 * Returns the filter value for calls with responses this slow. Percentiles of many calls come from histograms, with an error of
 * up to 7 %.
 */
export const slowOf = (ms: number): string => String(Math.floor(ms * 0.93));
