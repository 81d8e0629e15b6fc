// The prompt with its placeholders marked: a layer behind the field has the same text, of which only the marks are visible. The
// field itself is a textarea, so that keyboard, undo, spelling and screen readers work as in any other.
import { useRef } from 'preact/hooks';
import { BUILT_IN_VARIABLES, isBuiltIn } from '../../../../core/built-in-variables.ts';
import type { Edits } from './edits.ts';
import { piecesOf, type PromptPiece } from './prompt-pieces.ts';

const FIELD = 'response_engine.system_prompt';
/** A rule of thumb for English. */
const CHARACTERS_IN_A_TOKEN = 4;

export function PromptField({ edits, names }: { edits: Edits; names: readonly string[] }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = edits.valueOf<string>(FIELD);
  const values = edits.valueOf<Readonly<Record<string, unknown>>>('variables');
  const valueOf = (name: string): unknown => edits.valueOf(`variables.${name}`) ?? null;
  const functions = edits.base.functions.map(({ name }) => name);
  const variables = [...new Set([...Object.keys(values), ...names, ...BUILT_IN_VARIABLES])];
  const hasValue = (name: string): boolean => valueOf(name) !== null || isBuiltIn(name);
  const insert = (what: string): void => {
    field.current!.focus();
    // Unlike setting the value, this can be undone.
    document.execCommand('insertText', false, what);
  };
  return (
    <div class="label">
      <span class="row wrap">
        <label for="prompt">Prompt</label>
        {edits.isChanged(FIELD) && <span class="badge ok">changed</span>}
        <span class="sp" />
        <span class="dim num">≈ {Math.ceil(text.length / CHARACTERS_IN_A_TOKEN)} tokens</span>
        <select
          class="field insert"
          aria-label="Insert into the prompt"
          value=""
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            currentTarget.value = '';
            insert(value);
          }}
        >
          <option value="">Insert</option>
          {variables.map((name) => (
            <option key={name} value={`{{${name}}}`}>{`{{${name}}}`}</option>
          ))}
          <option value="{{name}}">a new variable</option>
          {functions.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <div class="prompt">
        <pre class="field" aria-hidden="true">
          {piecesOf(text, functions).map((piece, i) => (
            <Piece key={i} piece={piece} hasValue={piece.kind !== 'variable' || hasValue(piece.name)} />
          ))}
          {'\n'}
        </pre>
        <textarea
          class="field"
          id="prompt"
          ref={field}
          spellcheck={false}
          aria-describedby="prompt-hint"
          value={text}
          onInput={({ currentTarget }) => edits.set(FIELD, currentTarget.value)}
        />
      </div>
      <span class="dim" id="prompt-hint">
        {'{{name}} is a variable: a call brings its value, or it has one below.'}
      </span>
    </div>
  );
}

function Piece({ piece: { kind, text }, hasValue }: { piece: PromptPiece; hasValue: boolean }) {
  if (kind === 'text') return <>{text}</>;
  return <mark class={kind === 'broken' || !hasValue ? 'bad' : ''}>{text}</mark>;
}
