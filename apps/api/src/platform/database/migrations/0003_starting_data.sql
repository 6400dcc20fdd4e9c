INSERT INTO brands (code, name, is_adult) VALUES ('general', 'Inzrt', false), ('adult', 'Pinkpack', true);
--> statement-breakpoint
INSERT INTO promo_kinds (code, name, days, card_price, sms_price) VALUES
  ('highlighting', 'Zvýraznění', 7, 2500, 3300),
  ('topping', 'Topování', 7, 4900, 7900);
