import { defaultPortalConfig } from '@ca-portal/api/domain';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createQueryClient } from './api/query-client.js';
import { App } from './App.js';

/** Renders a public page as a logged-out visitor sees it first, with the styles that it uses. */
export async function prerenderPage(path: string): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <StaticRouter location={path}>
          <App config={defaultPortalConfig} queries={createQueryClient()} />
        </StaticRouter>
      </StyleSheetManager>,
      // Complete boundaries stay in place: moving them later would take inline scripts.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
