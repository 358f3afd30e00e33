import { expect, test } from 'vitest';
import { hasTags, plainTextOf } from './plain-text.ts';

// A document of the browser reads the tags: this is no bare test.
test.each([
  ['<p style="color:red">Uma <b>luminária</b> &amp; lâmpada</p><p>Nova</p>', 'Uma luminária & lâmpada\n\nNova'],
  ['Inclui:<ul>\n  <li>base</li>\n  <li>cabo de 2 m</li>\n</ul>Na caixa', 'Inclui:\n• base\n• cabo de 2 m\n\nNa caixa'],
  ['linha 1<br>linha 2<br/>linha 3', 'linha 1\nlinha 2\nlinha 3'],
  ['<div>a</div><script>alert(1)</script><style>p{}</style><div>b</div>', 'a\n\nb'],
  ['Uma <b>luminária</b>\nde mesa', 'Uma luminária\nde mesa'],
  ['Linha 1\nLinha 2<br>Linha 3', 'Linha 1\nLinha 2\nLinha 3'],
  ['<p>Uma luminária\n  de mesa</p>', 'Uma luminária de mesa'],
])('of HTML its words stay, in their lines: %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

test.each(['Cabo < 2 m e > 1 m', 'a <b and c> d'.replace('<b', '< b'), 'linha\n\n\n\nlinha  com   blanks', 'R$ <10>'])(
  'a text without tags stays as it is: %j',
  (text) => {
    expect([plainTextOf(text), hasTags(text)]).toEqual([text, false]);
  },
);
