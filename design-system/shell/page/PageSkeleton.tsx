import type { ComponentPropsWithRef } from 'react';
import { Card } from '../../base/Card.tsx';
import { VisuallyHidden } from '../../base/LiveRegion.tsx';
import { Skeleton } from '../../base/Skeleton.tsx';
import { useLabel } from '../../labels.tsx';
import { ListToolsSkeleton } from '../../money/line/ListToolsSkeleton.tsx';
import { Root } from './PageSkeleton.styles.ts';

export const PAGE_SKELETON_VARIANTS = ['list', 'detail'] as const;

export interface PageSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The coming layout: header, summary, filters and table; or header, sections and an aside. */
  variant?: (typeof PAGE_SKELETON_VARIANTS)[number];
}

/** A screen before its code or data is loaded: every part of the coming layout at its final place. */
export function PageSkeleton({ variant = 'list', ...rest }: PageSkeletonProps) {
  const word = useLabel();
  return (
    <Root aria-busy data-variant={variant} {...rest}>
      <VisuallyHidden>{word('loading')}</VisuallyHidden>
      {variant === 'detail' && (
        <div className="back">
          <Skeleton width="tiny" />
        </div>
      )}
      <div className="head">
        <div className="title">
          <Skeleton />
        </div>
        {variant === 'list' ? (
          <ListToolsSkeleton place="actions" />
        ) : (
          <Skeleton className="action" shape="control" />
        )}
      </div>
      {variant === 'list' ? <ListBody /> : <DetailBody />}
    </Root>
  );
}

function ListBody() {
  return (
    <>
      <ListToolsSkeleton place="narrowing" />
      <div className="table">
        <div className="rows" />
      </div>
    </>
  );
}

function DetailBody() {
  return (
    <div className="columns">
      <div className="stack">
        <SectionSkeleton lines={6} />
        <SectionSkeleton lines={4} />
      </div>
      <SectionSkeleton lines={8} />
    </div>
  );
}

function SectionSkeleton({ lines }: { lines: number }) {
  return (
    <Card>
      <Skeleton shape="heading" width="short" />
      <Skeleton lines={lines} />
    </Card>
  );
}
