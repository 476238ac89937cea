'use client';
export { default as NextLink } from 'next/link';
