import '@stadstegoed/ui/styles/tokens.css';
import '@stadstegoed/ui/styles/base.css';
import '@stadstegoed/ui/styles/layout.css';
import '../../variants/general/theme.css';
import '../../variants/waterveen/theme.css';
import '../../variants/zonnedorp/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FormBlocks } from './form-blocks.view.tsx';
import { PageBlocks } from './page-blocks.view.tsx';
import { TicketBlocks } from './ticket-blocks.view.tsx';

const theme = new URLSearchParams(window.location.search).get('theme') ?? 'zonnedorp';
document.documentElement.className = `webshop-theme ${theme}-theme`;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PageBlocks landmark={theme === 'waterveen' ? 'mill' : 'tower'} />
      <TicketBlocks />
      <FormBlocks />
    </StrictMode>,
  );
}
