const lines = [
  [22, 760, 'Vehicle history report - SAMPLE'],
  [11, 730, "This is a sample for a demo site. It doesn't describe a real vehicle."],
  [13, 690, 'Written-off register: no record found'],
  [13, 668, 'Stolen register: no record found'],
  [13, 646, 'Finance owing (PPSR): none registered'],
  [13, 624, 'Odometer: 4 readings, each higher than the last'],
  [13, 602, 'Open recalls: none'],
  [11, 560, 'Before you buy, always get a current certificate from the official register.'],
] as const;

export const buildSampleReport = (): string => {
  const text = lines
    .map(([size, y, words]) => `BT /F1 ${size} Tf 56 ${y} Td (${words.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let document = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = document.length;
    document += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = document.length;
  return `${document}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
};
