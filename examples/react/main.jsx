// The page, and the source of its calls: a widget, whose id is public, or tokens of your own server (see POST /token in
// examples/browser/server.mjs). The bundler replaces import.meta.env.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Conversation } from './conversation.jsx';

const { VITE_PARLEY_URL: baseUrl = 'http://127.0.0.1:3000', VITE_WIDGET_ID: widgetId } = import.meta.env;

async function token(signal) {
  const response = await fetch('/token', { method: 'POST', signal });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail ?? answer.title);
  return answer;
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <h1>Talk to Ada</h1>
    <Conversation source={widgetId ? { widgetId, baseUrl } : { token }} />
  </StrictMode>,
);
