// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { seenBefore } from '../../.storybook/seen.js';

// axe may only skip elements that it has checked before: any change that can affect the result makes them new.
const show = (html: string, rules = '') => {
  document.body.innerHTML = html;
  return seenBefore(rules).map((element) => element.id || element.tagName);
};

let number = 0;
/** Text that no earlier test has rendered. */
let words = '';
beforeEach(() => {
  number += 1;
  words = `words ${number}`;
  document.documentElement.removeAttribute('data-theme');
});

it('leaves out what has been shown, as a whole', () => {
  const page = `<main><p>${words}</p></main>`;
  expect(show(page)).toEqual([]);
  expect(show(page)).toEqual(['MAIN']);
});

it('leaves out what is the same beside what is new', () => {
  show(`<main><div id="a">${words}</div><div id="b">one</div></main>`);
  expect(show(`<main><div id="a">${words}</div><div id="b">two</div></main>`)).toEqual(['a']);
});

it('leaves out what is the same where something comes beside it, a landmark too', () => {
  show(`<main><div id="a">${words}</div></main>`);
  expect(show(`<main><div id="a">${words}</div><nav>one</nav></main>`)).toEqual(['a']);
});

it('takes no notice of the names that React gives', () => {
  show(`<main><label for="_r_1_">${words}</label><input id="_r_1_"></main>`);
  expect(show(`<main><label for="_r_2f_">${words}</label><input id="_r_2f_"></main>`)).toEqual(['MAIN']);
});

describe('is asked again', () => {
  it.each([
    ['with another look', () => document.documentElement.setAttribute('data-theme', 'dark')],
    ['with other rules', () => {}, 'other'],
  ])('%s', (_, change, rules = '') => {
    const page = `<main><p>${words}</p></main>`;
    show(page);
    change();
    expect(show(page, rules)).toEqual([]);
  });

  it.each([
    ['another class around it', '<div class="a"><b>W</b></div>', '<div class="b"><b>W</b></div>'],
    ['words beside it', '<p><a href="/x">W</a></p>', '<p>more <a href="/x">W</a></p>'],
    ['another label', '<label for="f">W</label><input id="f">', '<label for="f"></label><input id="f">'],
    [
      'another name elsewhere',
      '<i id="n">W</i><button aria-labelledby="n"></button>',
      '<i id="n"></i><button aria-labelledby="n"></button>',
    ],
    ['nothing that it controls', '<a href="#t">W</a><i id="t"></i>', '<a href="#t">W</a><i id="u"></i>'],
    ['its id twice', '<b id="i">W</b><i></i>', '<b id="i">W</b><i id="i"></i>'],
    ['another heading before it', '<h1>a</h1><h2>W</h2>', '<p>a</p><h2>W</h2>'],
    ['another landmark', '<nav>W</nav>', '<nav>W</nav><nav></nav>'],
  ])('%s', (_, before, after) => {
    const page = (html: string) => `<div>${html.replace('W', words)}</div>`;
    show(page(before));
    const asked = [...document.body.querySelectorAll('*')].length;
    const found = show(page(after));
    expect(asked).toBeGreaterThan(1);
    expect(found).not.toContain('DIV');
    for (const tag of ['A', 'BUTTON', 'INPUT', 'H2', 'NAV', 'f']) expect(found).not.toContain(tag);
  });

  it('when it is ticked', () => {
    const page = `<main><p>${words}</p><input type="checkbox" id="tick" aria-label="a"></main>`;
    show(page);
    document.body.innerHTML = page;
    document.querySelector('input')?.click();
    expect(seenBefore('').map(({ id }) => id)).not.toContain('tick');
  });
});
