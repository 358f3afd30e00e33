import { JSDOM } from 'jsdom';
import { parse, type Container, type Root, type Rule } from 'postcss';

/** States and parts of an element that it does not have when it stands in the page untouched. */
const momentary =
  /::[\w-]+(?:\([^)]*\))?|:(?:active|after|autofill|before|checked|disabled|enabled|focus|focus-visible|focus-within|hover|placeholder-shown|read-only|-webkit-[\w-]+|-moz-[\w-]+)(?![\w-])/gu;

/** What asked for states alone. */
const emptied = /:(?:is|not|where)\(\s*\)/gu;

/** Whether it can come to apply to anything in these pages. What can not be asked may. */
const applies = (selector: string, pages: readonly Document[]): boolean => {
  const lasting = selector
    .replaceAll(momentary, '')
    .replaceAll(emptied, '')
    .replace(/(?<=^|[\s>+~])$/u, '*');
  try {
    return pages.some((page) => page.querySelector(lasting) !== null);
  } catch {
    return true;
  }
};

/** Percentages of an animation are no selectors. */
const isFrame = ({ parent }: Rule): boolean => parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');

const dropUnused = (styles: Root, pages: readonly Document[]): void => {
  styles.walkRules((rule) => {
    if (isFrame(rule)) return;
    const needed = rule.selectors.filter((selector) => applies(selector, pages));
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  styles.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
};

/** Names of animations and fonts that nothing left speaks of, and values that no other takes up. */
const dropUnnamed = (styles: Root): void => {
  const animations: string[] = [];
  const families: string[] = [];
  styles.walkDecls(/^animation(?:-name)?$/u, ({ value }) => void animations.push(value));
  styles.walkDecls(/^(?:font|font-family|--.*font-family)$/u, ({ value, parent }) => {
    if (parent?.type === 'rule') families.push(value);
  });
  styles.walkAtRules(/keyframes$/u, (frames) => {
    if (!animations.some((value) => value.split(/[\s,]+/u).includes(frames.params))) frames.remove();
  });
  styles.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!families.some((family) => family.includes(value.replaceAll(/["']/gu, '')))) face.remove();
    });
  });
  const taken = new Set([...styles.toString().matchAll(/var\(\s*(?<name>--[\w-]+)/gu)].map(({ groups }) => groups?.['name']));
  let isLeft = false;
  styles.walkDecls(/^--/u, (value) => {
    if (taken.has(value.prop)) return;
    value.remove();
    isLeft = true;
  });
  // What only a dropped value took up is taken up by none.
  if (isLeft) dropUnnamed(styles);
};

const dropEmpty = (within: Container): void => {
  within.each((node) => {
    if (!('nodes' in node)) return;
    if (node.nodes) dropEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
};

/**
 * Of a whole stylesheet what these bodies of pages need, in its order, whatever state their elements come into by pointer or keyboard.
 * What a script makes of them (a class, an attribute) is told by a body of its own.
 */
export const stylesOf = (bodies: readonly string[], css: string): string => {
  const styles = parse(css);
  dropUnused(
    styles,
    bodies.map((body) => new JSDOM(body).window.document),
  );
  dropUnnamed(styles);
  dropEmpty(styles);
  return styles.toString();
};
