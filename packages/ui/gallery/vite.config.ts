import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A gallery of all controls: `npx vite packages/ui/gallery`; `?theme=waterveen` selects another municipality. */
export default defineConfig({ plugins: [react()], cacheDir: '../../../.cache/vite-gallery', server: { port: 5199 } });
