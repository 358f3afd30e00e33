import { expect, test } from 'vitest';
import { stylesOf } from '../../scripts/vite/styles-of.ts';

const page = `<html data-door="closed"><body><main id="door"><p class="radix dark">Entrar</p><input class="box" disabled></main></body></html>`;
const kept = (css: string): string => stylesOf([page], css).replaceAll(/\s+/gu, ' ').trim();

test.each([
  ['what is there', 'p{color:red}'],
  ['a state it may come into', '.box:focus-visible{outline:1px}'],
  ['a state asked for in brackets', '.box:where(:hover):not(:active){outline:1px}'],
  ['a state of what has it', 'main:has(.box:focus){outline:1px}'],
  ['any element’s state', ':focus-visible{outline:1px}'],
  ['a part', ':before,p::after{content:""}'],
  ['a box that is empty', '.box::placeholder{color:red}'],
  ['what a script made of the page', ':root[data-door="closed"] #door{display:none}'],
  ['what can not be asked', ':unheard-of(p){color:red}'],
  ['what is so under a condition', '@media (hover:hover){p{color:red}}'],
])('%s keeps its styles', (_, css) => {
  expect(kept(css)).toBe(css);
});

test.each([
  ['what is not there', '.absent{color:red}'],
  ['what would be in another place', 'p .box{color:red}'],
  ['an attribute of another worth', '[data-door="entered"] p{color:red}'],
  ['brackets that hold nothing of it', 'p:where(.light,.absent){color:red}'],
  ['paper', '@media print{p{color:red}}'],
])('%s has none', (_, css) => {
  expect(kept(`${css}p{top:0}`)).toBe('p{top:0}');
});

test('of a list of selectors those that may apply stay', () => {
  expect(kept('.absent,p,.gone>p{color:red}')).toBe('p{color:red}');
});

test('a value that nothing takes up goes, and what only that took up', () => {
  expect(kept('p{--a:1px;--b:var(--a);--c:2px;top:var(--c)}')).toBe('p{--c:2px;top:var(--c)}');
});

test('an animation and a font stay while something speaks of them', () => {
  const named = '@keyframes spin{to{top:0}}@font-face{font-family:"Poppins";src:url(a)}p{font-family:Poppins,sans-serif;animation:spin 1s}';
  expect(kept(`@keyframes fade{0%{top:0}}@font-face{font-family:Inter;src:url(b)}${named}`)).toBe(named);
});
