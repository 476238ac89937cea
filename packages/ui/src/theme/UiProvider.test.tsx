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

it('hands the nonce of the page to whoever writes a style element', () => {
  const { container } = render(
    <UiProvider nonce="r4nd0m">
      <Probe />
    </UiProvider>,
  );
  expect(container).toHaveTextContent('r4nd0m');
  expect(document.querySelector('style[nonce="r4nd0m"]')).not.toBeNull();
});

it('does not stand between a server sheet and the styles below when there is no nonce', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <UiProvider>
        <Probe />
      </UiProvider>,
    ),
  );
  expect(html).toContain('none');
  expect(sheet.getStyleTags()).toContain('color:red');
  sheet.seal();
});
