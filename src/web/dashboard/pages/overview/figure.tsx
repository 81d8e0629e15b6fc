// One figure of a period compared with the previous period: the change in words and direction, colored only if it is worse.

interface FigureProps {
  name: string;
  value: number | null | undefined;
  before: number | null | undefined;
  words: (value: number) => string;
  /** Link to the calls that it counts. */
  href?: string;
  isLessBetter?: boolean;
  /** Description of the comparison. */
  beforeWords?: string;
}

const NOTICED = 0.1;

export function Figure({
  name,
  value,
  before,
  words,
  href,
  isLessBetter = false,
  beforeWords = 'the day before',
}: FigureProps) {
  const shown = value === null || value === undefined ? '–' : words(value);
  return (
    <div class="card figure">
      <span class="t12 mut">{name}</span>
      {href === undefined ? <b>{shown}</b> : <a href={href}>{shown}</a>}
      <Change value={value} before={before} words={words} isLessBetter={isLessBetter} beforeWords={beforeWords} />
    </div>
  );
}

function Change({ value, before, words, isLessBetter, beforeWords }: Omit<FigureProps, 'name'>) {
  if (typeof value !== 'number' || typeof before !== 'number') return <span class="t12 dim">nothing to compare</span>;
  const share = before === 0 ? 0 : (value - before) / before;
  const isWorse = Math.abs(share) >= NOTICED && share > 0 === (isLessBetter === true);
  return (
    <span class={`t12 ${isWorse ? 'c-warn' : 'dim'}`}>
      {share > 0 ? '↑ ' : share < 0 ? '↓ ' : ''}
      {words(before)} {beforeWords}
    </span>
  );
}
