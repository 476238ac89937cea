ALTER TABLE "orders" ADD COLUMN "medium_vendor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "signature_vendor" text DEFAULT '' NOT NULL;