import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { SkipLink } from '../header/SkipLink.js';
import { FrameRoot, Main } from './PortalFrame.styles.js';

interface CommonFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The page. */
  children?: ReactNode;
  /** Id of the main region: target of the skip link and of `BackToTop`. @default 'main' */
  mainId?: string;
  /** For the focus after a navigation. */
  mainRef?: Ref<HTMLElement>;
  /** A banner above the page: offline, maintenance. */
  notice?: ReactNode;
  /** What stands beside the page, above it or nowhere yet: `SidePanel`, `AssistantButton`, `BackToTop`, dialogs. */
  beside?: ReactNode;
}

export interface PublicFrameProps extends CommonFrameProps {
  /** The frame of everybody: head, page, foot. */
  variant: 'public';
  /** `Header`; it brings the skip link. */
  header?: ReactNode;
  /** `Footer`. */
  footer?: ReactNode;
  /** The page goes from edge to edge, as one with a wide picture does, and brings its own width. @default false */
  fullWidth?: boolean;
}

export interface AdminFrameProps extends CommonFrameProps {
  /** The frame of those who are signed in: menu at the side, tabs above the page. */
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
  /** `Footer`, where the province wants one here too. */
  footer?: ReactNode;
  /** Top bar and tab bar stay while the page scrolls. @default true */
  fixedHeader?: boolean;
  /** A `SidePanel` rail stands over the right edge: the page keeps clear of it where it is shown. @default false */
  rail?: boolean;
  /** The page covers the whole window: sidebar, top bar and what is beside it give way. @default false */
  maximized?: boolean;
}

export type PortalFrameProps = PublicFrameProps | AdminFrameProps;

/**
 * The layout that holds the shell widgets: header and footer around a public page, or sidebar, top bar and tab bar
 * around the pages of a signed-in user. It places and knows none of them.
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
