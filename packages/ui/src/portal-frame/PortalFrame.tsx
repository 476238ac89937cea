import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { SkipLink } from '../header/SkipLink.js';
import { FrameRoot, Main } from './PortalFrame.styles.js';

interface CommonFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The page. */
  children?: ReactNode;
  /** Id of the main region: target of the skip link and of `BackToTop`. @default 'main' */
  mainId?: string;
  /** Ref of the main region, to focus it after a navigation. */
  mainRef?: Ref<HTMLElement>;
  /** A banner above the page: offline, maintenance. */
  notice?: ReactNode;
  /** Beside or above the page: `SidePanel`, `AssistantButton`, `BackToTop`, dialogs. */
  beside?: ReactNode;
}

export interface PublicFrameProps extends CommonFrameProps {
  /** The public layout: header, page, footer. */
  variant: 'public';
  /** `Header`, with its skip link. */
  header?: ReactNode;
  /** `Footer`. */
  footer?: ReactNode;
  /** The page uses the full window width and limits its own content. @default false */
  fullWidth?: boolean;
}

export interface AdminFrameProps extends CommonFrameProps {
  /** The layout of signed-in users: a sidebar, and tabs above the page. */
  variant: 'admin';
  /** `Sidebar`, from 1280 px up. */
  sidebar?: ReactNode;
  /** `TopBar`. */
  topBar?: ReactNode;
  /** `TabBar`; leave it out where the setting `tagsView` is off. */
  tabBar?: ReactNode;
  /** The page is the panel of that tab: `panelId` of the `TabBar`, and `tabId(…)` of the active one. */
  panel?: { id: string; labelledBy: string };
  /** `BottomNav`, below 1280 px. */
  bottomNav?: ReactNode;
  /** `Footer`, if the province wants one here too. */
  footer?: ReactNode;
  /** Top bar and tab bar stay while the page scrolls. @default true */
  fixedHeader?: boolean;
  /** A `SidePanel` rail at the right edge: the page leaves room for it. @default false */
  rail?: boolean;
  /** The page covers the whole window; sidebar, top bar and side widgets are hidden. @default false */
  maximized?: boolean;
}

export type PortalFrameProps = PublicFrameProps | AdminFrameProps;

/**
 * The layout of the shell widgets: header and footer around a public page, or sidebar, top bar and tab bar
 * around the pages of a signed-in user. It positions them and imports none.
 */
export function PortalFrame(props: PortalFrameProps) {
  return props.variant === 'public' ? <PublicFrame {...props} /> : <AdminFrame {...props} />;
}

function PublicFrame({
  variant,
  fullWidth = false,
  header,
  footer,
  notice,
  beside,
  mainId = 'main',
  mainRef,
  children,
  ...rest
}: PublicFrameProps) {
  return (
    <FrameRoot {...rest} data-component="PortalFrame" data-variant={variant}>
      <div data-part="column">
        {header}
        {notice}
        <Main
          id={mainId}
          ref={mainRef}
          tabIndex={-1}
          data-part="page-content"
          data-full-width={fullWidth ? '' : undefined}
        >
          {children}
        </Main>
        {footer}
        {beside ? <div data-part="beside">{beside}</div> : null}
      </div>
    </FrameRoot>
  );
}

function AdminFrame({
  variant,
  sidebar,
  topBar,
  tabBar,
  panel,
  bottomNav,
  footer,
  notice,
  beside,
  fixedHeader = true,
  rail = false,
  maximized = false,
  mainId = 'main',
  mainRef,
  children,
  ...rest
}: AdminFrameProps) {
  return (
    <FrameRoot
      {...rest}
      data-component="PortalFrame"
      data-variant={variant}
      data-fixed-header={fixedHeader ? '' : undefined}
      data-rail={rail ? '' : undefined}
      data-maximized={maximized ? '' : undefined}
    >
      <SkipLink target={mainId} />
      {sidebar}
      <div data-part="column">
        <div data-part="head">
          {topBar}
          {tabBar}
        </div>
        {notice}
        <Main id={mainId} ref={mainRef} tabIndex={-1} data-part="page-content">
          {tabBar && panel ? (
            <div role="tabpanel" id={panel.id} aria-labelledby={panel.labelledBy}>
              {children}
            </div>
          ) : (
            children
          )}
        </Main>
        {footer}
        {bottomNav}
        {beside ? <div data-part="beside">{beside}</div> : null}
      </div>
    </FrameRoot>
  );
}
