import { GlobalStyle, linkThrough, UiProvider } from '@ca-portal/ui/theme';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import { Shell } from './Shell.js';

const RouterLink = linkThrough(Link, 'to');

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <UiProvider linkComponent={RouterLink}>
      <GlobalStyle />
      <Shell />
    </UiProvider>
  </BrowserRouter>,
);
