import { defineConfig } from 'vite';
import { shopConfig } from './vite/config.ts';

/** The configuration for editors and for running `vite` directly; the repository's commands call the same function. */
export default defineConfig(
  shopConfig({
    variant: process.env['SHOP_VARIANT'] ?? 'zonnedorp',
    platform: process.env['SHOP_PLATFORM'] ?? 'http://localhost:8117',
    port: 5173,
  }),
);
