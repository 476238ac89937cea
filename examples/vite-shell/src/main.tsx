import { GlobalStyle, type LinkComponentProps, UiProvider } from '@ca-portal/ui/theme';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import { Shell } from './Shell.js';

const RouterLink = ({ href, ...rest }: LinkComponentProps) =>
  /^(?:[a-z]+:|#)/i.test(href) ? <a href={href} {...rest} /> : <Link to={href} {...rest} />;

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <UiProvider linkComponent={RouterLink}>
      <GlobalStyle />
      <Shell />
    </UiProvider>
  </BrowserRouter>,
);
