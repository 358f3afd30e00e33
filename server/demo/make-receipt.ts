import { createHash } from 'node:crypto';

const lines = ['Comprovante de entrega', 'Recebido por: portaria', 'Documento de demonstração'];
const text = lines.map((line, at) => `BT /F1 ${at === 0 ? 20 : 12} Tf 60 ${760 - at * 30} Td (${line}) Tj ET`).join('\n');

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
  `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
];

/** A PDF of one page, with the table of where its objects begin. */
const written = (): Buffer => {
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    starts.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
};

/** What is attached to conversations of the demo. */
export const receipt = written();
export const receiptBlob = `${createHash('sha256').update(receipt).digest('hex')}.file`;
