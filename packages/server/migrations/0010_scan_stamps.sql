CREATE TABLE "scan_stamps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"mark" text NOT NULL,
	"challenge" text NOT NULL,
	"document_name" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"scanned_at" timestamp with time zone,
	"certificate" text,
	"digest" text,
	"answered_at" timestamp with time zone,
	"signature" text,
	CONSTRAINT "scan_stamps_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "scan_stamps_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE INDEX "scan_stamps_expires_at" ON "scan_stamps" USING btree ("expires_at");