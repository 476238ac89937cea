import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { UiProvider } from './UiProvider.js';
import { useNonce } from './uiContext.js';

const Box = styled.div`
  color: red;
`;
const Probe = () => <Box>{useNonce() ?? 'none'}</Box>;

it('passes the nonce of the page to components that write a style element', () => {
  const { container } = render(
    <UiProvider nonce="r4nd0m">
      <Probe />
    </UiProvider>,
  );
  expect(container).toHaveTextContent('r4nd0m');
  expect(document.querySelector('style[nonce="r4nd0m"]')).not.toBeNull();
});

it.each([undefined, 'r4nd0m'])(
  'does not separate a server style sheet from the styles below: nonce %s',
  (nonce) => {
    const sheet = new ServerStyleSheet(nonce ? { nonce } : {});
    const html = renderToString(
      sheet.collectStyles(
        <UiProvider {...(nonce ? { nonce } : {})}>
          <Probe />
        </UiProvider>,
      ),
    );
    const tags = sheet.getStyleTags();
    sheet.seal();
    expect(html).toContain(nonce ?? 'none');
    expect(tags).toContain('color:red');
    expect(tags.includes('nonce="r4nd0m"')).toBe(nonce !== undefined);
  },
);
