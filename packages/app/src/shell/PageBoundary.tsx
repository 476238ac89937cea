import { Component, lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageCodeError } from '../routing/lazyPage.js';
import { errorNumber } from './page-failure.js';
import { PlainFailed } from './PlainFailed.js';

// Its drawing is code that hardly anybody needs. Where that does not come either, the words still do.
const PageFailed = lazy(async () => {
  try {
    return { default: (await import('./PageFailed.js')).PageFailed };
  } catch {
    return { default: PlainFailed };
  }
});

interface CatcherProps {
  /** Where the user is: another address is another try. */
  address: string;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}
interface CatcherState {
  address: string;
  /** Boxed, since anything can be thrown, `undefined` too. */
  caught: { error: unknown } | undefined;
}

// React has error boundaries as classes only.
class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { address: this.props.address, caught: undefined };

  static getDerivedStateFromProps({ address }: CatcherProps, state: CatcherState): CatcherState | null {
    return address === state.address ? null : { address, caught: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<CatcherState, 'caught'> {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageCodeError) error.forget();
    // React has logged the error itself; this line leads from a reported number to it.
    console.error(errorNumber(error));
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}

interface PageBoundaryProps {
  /** No frame around it brings the main landmark. */
  alone?: boolean;
  children: ReactNode;
}

/**
 * No blank page: what throws inside, or whose code cannot be loaded, gives way to a page that says so. Around
 * every page, so that header, sidebar and footer stay, and once around all for these themselves.
 */
export function PageBoundary({ alone = false, children }: PageBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <Catcher
      address={pathname + search}
      fallback={(error) => {
        const failed = (
          <Suspense fallback={null}>
            <PageFailed error={error} pathname={pathname} />
          </Suspense>
        );
        return alone ? <main id="main">{failed}</main> : failed;
      }}
    >
      {children}
    </Catcher>
  );
}
