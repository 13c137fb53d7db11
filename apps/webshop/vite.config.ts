import { defineConfig } from 'vite';
import { shopConfig } from './vite/config.ts';

/** For editors and for `vite` by hand; the commands of the repository call the same function with their own options. */
export default defineConfig(
  shopConfig({
    variant: process.env['SHOP_VARIANT'] ?? 'zonnedorp',
    platform: process.env['SHOP_PLATFORM'] ?? 'http://localhost:8117',
    port: 5173,
  }),
);
