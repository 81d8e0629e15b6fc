-- Where a visitor's session was opened from, so that one address cannot take all the calls that a widget lets wait for a browser.
alter table widget_sessions add column address text;
