// New sources: files by drop or choice, the address of a page or of a site, or a text.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Check, Input } from '../../parts/input.tsx';
import { AllowedButton, useCan } from '../../shell/me.tsx';
import { ACCEPTED, useUploads } from './upload.ts';

export function AddSource({ base, added }: { base: string; added: () => void }) {
  const can = useCan('write');
  const [isOver, setOver] = useState(false);
  const [open, setOpen] = useState<'url' | 'text' | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { waiting, refused, add, forget } = useUploads(base, added);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (can) add([...(event.dataTransfer?.files ?? [])]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(can);
  };
  return (
    <>
      <div class={isOver ? 'kb-drop on' : 'kb-drop'} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
        <p class="mut">
          {waiting.length === 0 ? 'Drop files here: txt, md, html, csv, pdf, docx' : `Sending ${waiting[0]}`}
          {waiting.length > 1 && `, ${waiting.length - 1} more wait`}
        </p>
        <div class="row wrap">
          <AllowedButton scope="write" onClick={() => chooser.current!.click()}>
            <Icon name="upload" />
            Choose files
          </AllowedButton>
          <AllowedButton scope="write" onClick={() => setOpen('url')}>
            Add an address
          </AllowedButton>
          <AllowedButton scope="write" onClick={() => setOpen('text')}>
            Add a text
          </AllowedButton>
        </div>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label="Files"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
      {refused.length > 0 && (
        <div class="note bad" role="alert">
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name}>
                <b>{name}</b> {reason}
              </li>
            ))}
          </ul>
          <span class="sp" />
          <button type="button" class="btn s" onClick={forget}>
            Dismiss
          </button>
        </div>
      )}
      {open === 'url' && <AddUrl base={base} added={added} close={() => setOpen(null)} />}
      {open === 'text' && <AddText base={base} added={added} close={() => setOpen(null)} />}
    </>
  );
}

interface AddProps {
  base: string;
  added: () => void;
  close: () => void;
}

const SOURCES = '/v1/knowledge-base/{id}/sources';

function AddUrl({ base, added, close }: AddProps) {
  const [url, setUrl] = useState('');
  const [isSite, setSite] = useState(false);
  const [pages, setPages] = useState(50);
  const [mutate] = useSend('post', SOURCES);
  const create = async (): Promise<void> => {
    const crawl = isSite ? { crawl: { max_pages: pages } } : {};
    await mutate({ path: { id: base }, body: { url: url.trim(), ...crawl } as never });
    added();
  };
  return (
    <ConfirmDialog title="Add an address" action="Read it" run={create} close={close}>
      <Input
        label="Address of a page"
        type="url"
        required
        placeholder="https://shop.example.com/opening-hours"
        value={url}
        set={setUrl}
      />
      <Check checked={isSite} set={setSite}>
        Read the pages that it links to, too
      </Check>
      {isSite && (
        <Input
          label="At most this many pages"
          type="number"
          min={1}
          max={1000}
          value={pages}
          set={(text) => setPages(Number(text))}
        />
      )}
    </ConfirmDialog>
  );
}

interface AddTextProps extends AddProps {
  /** Initial title. */
  about?: string;
  /** Further fields. */
  children?: ComponentChildren;
}

export function AddText({ base, added, close, about = '', children }: AddTextProps) {
  const [title, setTitle] = useState(about);
  const [content, setContent] = useState('');
  const [mutate] = useSend('post', SOURCES);
  const create = async (): Promise<void> => {
    const body = { content, ...(title.trim() === '' ? {} : { metadata: { title: title.trim() } }) };
    await mutate({ path: { id: base }, body: body as never });
    added();
  };
  return (
    <ConfirmDialog title="Add a text" action="Add the text" run={create} close={close}>
      {children}
      <Input label="Title (optional)" value={title} set={setTitle} />
      <Input label="Text, plain or Markdown" required rows={8} value={content} set={setContent} />
    </ConfirmDialog>
  );
}
