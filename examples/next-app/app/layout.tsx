import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { GlobalStyle, UiProvider } from '@ca-portal/ui/theme';
import { NextLink } from './next-link';
import { StyleRegistry } from './registry';

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang="zh-CN">
      <head>
        <meta property="csp-nonce" content={nonce} />
      </head>
      <body>
        <StyleRegistry nonce={nonce}>
          <UiProvider nonce={nonce} linkComponent={NextLink}>
            <GlobalStyle />
            {children}
          </UiProvider>
        </StyleRegistry>
      </body>
    </html>
  );
}
