// Small valid PDF and docx files, and bombs of both, built byte by byte without other tools.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** One page with these lines of text. */
export function pdfOf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -16 Td`).join('\n');
  return pdfWith(Buffer.from(`BT /F1 12 Tf 50 740 Td\n${shown}\nET`));
}

/** A PDF whose page inflates to `bytes`, some 200 times its own size. */
export function pdfBomb(bytes: number): Uint8Array {
  return pdfWith(Buffer.alloc(bytes, ' '));
}

/** A PDF that is encrypted with a password that nobody knows. */
export function lockedPdf(): Uint8Array {
  const encryption = `<< /Filter /Standard /V 1 /R 2 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> /P -4 >>`;
  return pdfWith(Buffer.from('BT /F1 12 Tf (Secret) Tj ET'), {
    objects: [encryption],
    trailer: ' /Encrypt 6 0 R /ID [<00> <00>]',
  });
}

interface MorePdf {
  objects: string[];
  trailer: string;
}

function pdfWith(content: Buffer, more: MorePdf = { objects: [], trailer: '' }): Uint8Array {
  const packed = deflateSync(content, { level: 1 });
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream,
    ...more.objects,
  ].map((body) => (typeof body === 'string' ? Buffer.from(body) : body));
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  for (const [i, body] of objects.entries()) {
    offsets.push(lengthOf(parts));
    parts.push(Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R${more.trailer} >>\nstartxref\n`;
  parts.push(Buffer.from(`${end}${lengthOf(parts)}\n%%EOF`));
  return new Uint8Array(Buffer.concat(parts));
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Paragraphs; a paragraph that starts with `# ` is a heading. */
export function docxOf(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.map((text) => {
    const style = text.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
    return `<w:p>${style}<w:r><w:t xml:space="preserve">${text.replace(/^# /, '')}</w:t></w:r></w:p>`;
  });
  return docxWith(Buffer.from(`<w:document xmlns:w="${W}"><w:body>${body.join('')}</w:body></w:document>`));
}

/** A docx whose document inflates to `bytes`, some 200 times its own size. */
export function docxBomb(bytes: number): Uint8Array {
  const text = `<w:document xmlns:w="${W}"><w:body><w:p><w:r><w:t>`;
  return docxWith(Buffer.concat([Buffer.from(text), Buffer.alloc(bytes, 'a')]));
}

function docxWith(document: Buffer): Uint8Array {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`;
  const link = (target: string, type: string, id: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const links = (...all: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  const styles = `<w:styles xmlns:w="${W}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`;
  return zipOf({
    '[Content_Types].xml': Buffer.from(types),
    '_rels/.rels': Buffer.from(links(link('word/document.xml', 'officeDocument', 'r1'))),
    'word/_rels/document.xml.rels': Buffer.from(links(link('styles.xml', 'styles', 'r1'))),
    'word/styles.xml': Buffer.from(styles),
    'word/document.xml': document,
  });
}

/** A ZIP archive (PKWARE APPNOTE) with the minimum that readers require. */
function zipOf(files: Readonly<Record<string, Buffer>>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes, { level: 1 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(lengthOf(parts), 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name));
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed);
  }
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(lengthOf(directory), 8);
  end.writeUInt32LE(lengthOf(parts), 12);
  return new Uint8Array(Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]));
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
